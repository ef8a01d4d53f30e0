/** The parts that we use of encoders without own types. */
declare module "gifenc/dist/gifenc.esm.js" {
  type Palette = readonly (readonly number[])[];
  interface Encoder {
    writeFrame(
      indexes: Uint8Array,
      width: number,
      height: number,
      options: { readonly palette: Palette; readonly delay: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, maxColors: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}

declare module "upng-js" {
  const UPNG: {
    /** @param colors - 0 for all */
    encode(
      frames: readonly ArrayBuffer[],
      width: number,
      height: number,
      colors: number,
      delays: readonly number[],
    ): ArrayBuffer;
    decode(bytes: ArrayBuffer): {
      readonly width: number;
      readonly height: number;
      readonly frames: readonly unknown[];
    };
  };
  export default UPNG;
}
