/** Stripe's form encoding (`line_items[0][price_data][currency]=usd`) as a tree, and typed reading of it. */
import qs from 'qs';
import { invalidParameter } from './stripe-error.js';

/** A list is a tree too: its names are its places. */
type ParameterTree = Readonly<Record<string, unknown>>;

const DEEPEST = 8;

/** @throws StripeError when a name nests too deep */
export function parseParameters(encoded: string): ParameterTree {
  try {
    return qs.parse(encoded, { depth: DEEPEST, strictDepth: true, plainObjects: true });
  } catch (error) {
    if (error instanceof RangeError) throw invalidParameter('Invalid parameter name: it nests too deep.');
    throw error;
  }
}

/** Reads one level of the tree; `path` names it in error messages. */
export class Parameters {
  constructor(
    private readonly tree: ParameterTree,
    private readonly path = '',
  ) {}

  name(key: string): string {
    return this.path ? `${this.path}[${key}]` : key;
  }

  /** @throws StripeError `parameter_unknown` */
  allowOnly(known: readonly string[]): void {
    const unknown = Object.keys(this.tree).find((key) => !known.includes(key));
    if (unknown === undefined) return;
    throw invalidParameter(
      `Received unknown parameter: ${this.name(unknown)}`,
      this.name(unknown),
      'parameter_unknown',
    );
  }

  /** The text, or null when it is absent or empty. */
  text(key: string): string | null {
    const value = this.tree[key];
    if (value !== undefined && typeof value !== 'string') {
      throw invalidParameter(`Invalid string: ${this.name(key)}`, this.name(key));
    }
    return value ? value : null;
  }

  /** @throws StripeError `parameter_missing` */
  requiredText(key: string): string {
    const value = this.text(key);
    if (value !== null) return value;
    throw invalidParameter(`Missing required param: ${this.name(key)}.`, this.name(key), 'parameter_missing');
  }

  /** @throws StripeError `parameter_invalid_integer` */
  integer(key: string): number | null {
    const value = this.text(key);
    if (value === null) return null;
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw invalidParameter(`Invalid integer: ${value}`, this.name(key), 'parameter_invalid_integer');
  }

  /** `created[gte]=…`, or `created=…` for one second. @throws StripeError `parameter_invalid_integer`, `parameter_unknown` */
  range(key: string): { readonly [Bound in 'gt' | 'gte' | 'lt' | 'lte']: number | null } {
    const at = typeof this.tree[key] === 'object' ? null : this.integer(key);
    const bounds = at === null ? this.child(key) : null;
    bounds?.allowOnly(['gt', 'gte', 'lt', 'lte']);
    const bound = (name: string): number | null => bounds?.integer(name) ?? null;
    return { gt: bound('gt'), gte: at ?? bound('gte'), lt: bound('lt'), lte: at ?? bound('lte') };
  }

  /** @throws StripeError `url_invalid` */
  url(key: string): string | null {
    const value = this.text(key);
    if (value === null || /^https?:\/\/[^\s/]+/i.test(value)) return value;
    throw invalidParameter('Not a valid URL', this.name(key), 'url_invalid');
  }

  child(key: string): Parameters | null {
    const value = this.tree[key];
    if (value === undefined) return null;
    if (typeof value !== 'object' || value === null) throw invalidParameter(`Invalid object`, this.name(key));
    return new Parameters(value as ParameterTree, this.name(key));
  }

  children(key: string): Parameters[] {
    const list = this.child(key);
    return list ? Object.keys(list.tree).flatMap((index) => list.child(index) ?? []) : [];
  }

  texts(key: string): string[] {
    const list = this.child(key);
    return list ? Object.keys(list.tree).flatMap((index) => list.text(index) ?? []) : [];
  }

  /** Up to 50 pairs, names up to 40 characters, values up to 500, as Stripe allows. */
  metadata(key = 'metadata'): Record<string, string> {
    const child = this.child(key);
    if (!child) return {};
    const names = Object.keys(child.tree);
    if (names.length > 50) throw invalidParameter('Metadata can have up to 50 keys.', child.path);
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = child.text(name);
        if (name.length > 40) {
          throw invalidParameter('Metadata keys can be up to 40 characters long.', child.name(name));
        }
        if (value && value.length > 500) {
          throw invalidParameter('Metadata values can have up to 500 characters.', child.name(name));
        }
        return value === null ? [] : [[name, value]];
      }),
    );
  }
}
