/** The page's own part: its consent banner, and a stand-in for a web analytics script. */
{
  const byId = (/** @type {string} */ id) =>
    /** @type {HTMLElement} */ (document.getElementById(id));
  const banner = byId('consent');
  const calls = byId('calls');

  const answer = (/** @type {boolean} */ isGiven) => {
    banner.hidden = true;
    document.dispatchEvent(new CustomEvent('note-consent', { detail: isGiven }));
  };
  byId('accept').addEventListener('click', () => answer(true));
  byId('decline').addEventListener('click', () => answer(false));
  byId('withdraw').addEventListener('click', () => {
    answer(false);
    banner.hidden = false;
    byId('accept').focus();
  });

  /** Shows a call in place of sending it. */
  const gtag = (
    /** @type {'event'} */ _command,
    /** @type {string} */ name,
    /** @type {{ item_list_name: string, items: ReadonlyArray<{ index: number }> }} */ {
      item_list_name,
      items,
    },
  ) => {
    const line = document.createElement('li');
    const code = document.createElement('code');
    code.textContent = name;
    const positions = items.map(({ index }) => index).join('、');
    line.append(code, ` ${item_list_name}：${positions}番目`);
    calls.firstElementChild?.append(line);
    calls.scrollTop = calls.scrollHeight;
  };
  Object.assign(window, { gtag });
}
