const HTML = `<!doctype html>
<html><head><title>Login required</title></head>
<body><h1>Welcome to this network</h1><p>Please accept the terms of use.</p></body></html>
`;

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A body in several chunks, which may break off.
 * @param {string} text
 * @param {{ pieces: number, between: number, breakOff?: () => void }} options
 * @returns {ReadableStream<Uint8Array>}
 */
function streamed(text, { pieces, between, breakOff }) {
  const bytes = new TextEncoder().encode(text);
  const size = Math.ceil(bytes.length / pieces);
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      if (sent > 0) await pause(between);
      if (breakOff && sent >= pieces / 2) {
        breakOff();
        return controller.close();
      }
      controller.enqueue(bytes.subarray(sent * size, (sent + 1) * size));
      sent += 1;
      if (sent >= pieces) controller.close();
    },
  });
}

/**
 * Faults of the transport, as opposed to the content.
 * @type {Record<string, (answer: Answer) => Answer | Promise<Answer>>}
 */
const ways = {
  silent: () => new Promise(() => {}),
  'no-callback': onlyScripts((answer, json) => ({ ...answer, body: `var unused = ${json};` })),
  twice: onlyScripts((answer) => ({ ...answer, body: `${answer.body}\n${answer.body}` })),
  'other-name': onlyScripts((answer, json) => ({ ...answer, body: `some_other_name(${json});` })),
  truncated: (answer) => ({
    ...answer,
    body: String(answer.body).slice(0, Math.floor(String(answer.body).length * 0.6)),
  }),
  html: (answer) => ({ ...answer, body: HTML, type: 'text/html;charset=UTF-8' }),
  'html-script-type': (answer) => ({
    ...answer,
    body: HTML,
    type: 'text/javascript;charset=UTF-8',
  }),
  disconnect: (answer) => ({
    ...answer,
    body: streamed(String(answer.body), { pieces: 4, between: 20, breakOff: answer.breakOff }),
  }),
  'slow-body': (answer) => ({
    ...answer,
    body: streamed(String(answer.body), { pieces: 8, between: 250 }),
  }),
  'no-charset': ({ type, ...answer }) => ({ ...answer, type: type.replace(/;.*/, '') }),
};

/**
 * @typedef {object} Answer
 * @property {string | ReadableStream<Uint8Array>} body
 * @property {string} type
 * @property {number} status
 * @property {string | undefined} callback
 * @property {() => void} breakOff destroys the connection
 */

/**
 * Applies a change to JSONP only: plain JSON has no callback. @param {(answer: Answer, json: string) => Answer}
 * change
 */
function onlyScripts(change) {
  return (/** @type {Answer} */ answer) => {
    if (!answer.callback) return answer;
    const json = String(answer.body).slice(answer.callback.length + 1, -2);
    return change(answer, json);
  };
}

/**
 * @param {Answer} answer
 * @param {readonly string[]} faults
 */
export async function delivered(answer, faults) {
  let result = answer;
  for (const name of faults) result = (await ways[name]?.(result)) ?? result;
  return new Response(result.body, {
    status: result.status,
    headers: { 'Content-Type': result.type },
  });
}
