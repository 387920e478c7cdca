/** A part of a template: quotes in it are no part of HTML. */
const TEMPLATE = /[{%]|<\?/;

/** True for a tag with a missing quote or `>`: the following text became a name or a value of its attributes. */
export function isUnfinished(
  attributes: Iterable<{ readonly name: string; readonly value: string }>,
): boolean {
  const all = [...attributes];
  const isTemplate = all.some(({ name, value }) => TEMPLATE.test(name + value));
  return all.some(
    ({ name, value }) =>
      (!isTemplate && /["'`<]/.test(name)) || /^[^<>]*>[^]*?<\/?[a-z]/i.test(value),
  );
}
