/** Copies a text, also on pages without `https`, which have no clipboard API. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const box = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
    const focused = document.activeElement as HTMLElement | null;
    document.body.append(box);
    box.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- The only way on such a page.
    document.execCommand('copy');
    box.remove();
    focused?.focus();
  }
}
