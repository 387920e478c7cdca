/** Ms after which nothing waits any longer for the script of an element: it may be blocked. */
export const SCRIPT_TIMEOUT = 8000;
