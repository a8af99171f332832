/**
 * What the browser keeps, under the specification's names (section 3, "Browser storage"). Reading never throws: a page in private
 * mode or with storage switched off works, it only forgets.
 */
export type LocalItem =
  | 'token'
  | 'user'
  | 'newUser'
  | 'selectedGameType'
  | 'cookieConsent'
  | 'sentTransactionIds'
  /** The prologue played in the browser; its redirect and its saved flag are "true" when set. */
  | 'rubicon_demo_state'
  | 'rubicon_demo_redirect'
  | 'rubicon_demo_saved'
  /** Beside the specification's, "true" when so: a prologue was begun on the server; the player would not continue one. */
  | 'rubicon_server_demo'
  | 'rubicon_prologue_declined'
  /** Beside the specification's: choices of this browser on the game screen, "true" when made. */
  | 'rubicon_tones_muted'
  | 'rubicon_learn_hint_dismissed';
/**
 * Beside the specification's: the last log position read (rubicon_log_position), drafts (rubicon_draft_…, decision 33), and the
 * payment of a token pack on its way through the checkout (rubicon_token_payment), what this visit of the prologue has seen
 * (rubicon_demo_visit), the order that the thank-you page shows (rubicon_order), and at which desk somebody of the staff sits (rubicon_desk).
 */
export type SessionItem =
  | 'gclid'
  | 'gbraid'
  | 'wbraid'
  | 'rubicon_log_position'
  | 'rubicon_token_payment'
  | 'rubicon_demo_visit'
  | 'rubicon_order'
  | 'rubicon_desk'
  | `rubicon_draft_${string}`;

export interface ItemStore<Name extends string> {
  read(name: Name): string | null;
  write(name: Name, value: string): void;
  remove(name: Name): void;
  /** Forgets everything, also what other versions have kept, but the items named. */
  removeAllBut(kept: readonly Name[]): void;
}

export const localItems: ItemStore<LocalItem> = storeOver(() => window.localStorage);
export const sessionItems: ItemStore<SessionItem> = storeOver(() => window.sessionStorage);

function storeOver<Name extends string>(area: () => Storage): ItemStore<Name> {
  return {
    read: (name) => attempt(() => area().getItem(name)),
    write: (name, value) => void attempt(() => area().setItem(name, value)),
    remove: (name) => void attempt(() => area().removeItem(name)),
    removeAllBut: (kept) =>
      void attempt(() => {
        for (const name of Object.keys(area()).filter((key) => !kept.some((item) => item === key)))
          area().removeItem(name);
      }),
  };
}

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch (error) {
    console.warn('Browser storage is not available.', error);
    return null;
  }
}
