// The first Intl object of a process lists all languages that the browser knows, which blocks its
// thread for 25 ms on a fast processor. Pages run this in a worker while they wait for the app, so
// that the first date of the app finds the list.
Intl.DateTimeFormat('en-US')
close()
