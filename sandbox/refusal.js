/** An error response: HTTP status, the service's error code and a sentence. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} description
   */
  constructor(status, code, description) {
    super(description);
    this.status = status;
    this.code = code;
  }

  /** The body in the format of all errors of the service. */
  get body() {
    return { error: this.code, error_description: this.message };
  }
}

/** @param {string} description */
export const wrongParameter = (description) => new Refusal(400, 'wrong_parameter', description);

/** @param {string} [description] */
export const notFound = (description = 'not found') => new Refusal(404, 'not_found', description);
