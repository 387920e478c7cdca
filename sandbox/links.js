/**
 * Creates the addresses of one answer, all on the service's own origin.
 * @param {string} origin
 * @param {string | undefined} affiliateId
 */
export function createLinks(origin, affiliateId) {
  const credited = affiliateId ? `${origin}/go/${encodeURIComponent(affiliateId)}` : '';
  return {
    credited: Boolean(credited),
    /** @param {string} path */
    plain: (path) => `${origin}${path}`,
    /**
     * The address with the affiliate id, or ''.
     * @param {string} path
     */
    affiliate: (path) => (credited ? `${credited}${path}` : ''),
    /**
     * The address with the affiliate id if there is one, else the plain one.
     * @param {string} path
     */
    best: (path) => `${credited || origin}${path}`,
    /**
     * With size 0, a picture has its natural size. @param {string} family @param {string} id @param {number}
     * [size]
     */
    picture: (family, id, size = 0) =>
      `${origin}/images/${family}/${encodeURIComponent(id)}.svg${size ? `?_ex=${size}x${size}` : ''}`,
  };
}

/** @typedef {ReturnType<typeof createLinks>} Links */
