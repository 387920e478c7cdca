/** @param {() => Date} now */
export function createBookmarks(now) {
  return { now };
}

/** @typedef {ReturnType<typeof createBookmarks>} Bookmarks */
