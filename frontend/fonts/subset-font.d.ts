/** The part we use; the package brings no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** OpenType feature tags to keep. */
    readonly keepFeatures?: readonly string[];
    /** Axis tag → its one value, or its limits. */
    readonly variationAxes?: VariationAxes;
  }
  export type VariationAxes = Readonly<
    Record<string, number | { readonly min: number; readonly max: number }>
  >;
  export default function subsetFont(font: Buffer, letters: string, options: SubsetOptions): Promise<Buffer>;
}
