package user

// watch does nothing: the app's Java side knows the wishes and sets them.
func watch(func(Wishes)) {}
