const LATER = /\bimport\((["'][^"']+["'])\)/g;

/**
 * For a bundle of one file: what is otherwise loaded late is there anyway, and is imported like all
 * the rest. A bundler would keep it from running until it is asked for, at the cost of a function
 * around each of nearly all modules.
 * @param {RegExp} later what stays late, by its path
 * @returns {import('vite').Plugin}
 */
export const atOnce = (later) => ({
  name: 'at-once',
  enforce: 'post',
  async transform(code, id) {
    const imports = [];
    let rest = code;
    for (const [at, [all, quoted = '']] of [...code.matchAll(LATER)].entries()) {
      const target = await this.resolve(quoted.slice(1, -1), id);
      if (target && later.test(target.id)) continue;
      const { exports } = target ? await this.load(target) : {};
      if (!exports) throw new Error(`${id} imports ${quoted}, which is not there`);
      const names = exports.map((name) => [name, `${name}$${at}`]);
      imports.push(`import { ${names.map((pair) => pair.join(' as ')).join()} } from ${quoted};`);
      rest = rest.replace(
        all,
        `Promise.resolve({ ${names.map((pair) => pair.join(': ')).join()} })`,
      );
    }
    return imports.length ? { code: [...imports, rest].join('\n'), map: null } : undefined;
  },
});
