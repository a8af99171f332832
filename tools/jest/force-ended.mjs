/** Jest's reporter that fails the run when a worker did not end by itself: something that a test opened was left open. Jest only warns of it. */
export default class ForceEnded {
  #error;

  onRunStart() {
    const { error } = console;
    console.error = (...said) => {
      error(...said);
      if (String(said[0]).includes('has been force exited'))
        this.#error = new Error('a worker had to be killed');
    };
  }

  /** Jest counts a run as failed when a reporter answers an error. */
  getLastError() {
    return this.#error;
  }
}
