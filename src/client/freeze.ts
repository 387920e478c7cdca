/** Makes data unchangeable, with all that it holds: whoever gets it shares it with others. */
export function freeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.values(Object.freeze(data)).forEach(freeze);
  }
  return data;
}
