/** Hangs up on a connection on which nothing comes any more. */
export interface Line {
  /** For the call: aborted when the line falls silent, and with the caller's own signal. */
  readonly signal: AbortSignal;
  /** For the answer to pass through: each piece of it proves that the line is alive. */
  heard(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;
  end(): void;
}

/** From now on: a call that is not answered at all is silence too. */
export function listenTo(caller: AbortSignal, silenceMs: number): Line {
  const line = new AbortController();
  const { signal } = line;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => line.abort(new Error('nothing was heard for too long')), silenceMs);
  }
  function hangUp() {
    line.abort(caller.reason);
  }
  if (caller.aborted) hangUp();
  else caller.addEventListener('abort', hangUp);
  wait();
  return {
    signal,
    heard: () =>
      new TransformStream({
        transform(piece, onward) {
          wait();
          onward.enqueue(piece);
        },
      }),
    end: () => {
      clearTimeout(timer);
      caller.removeEventListener('abort', hangUp);
    },
  };
}
