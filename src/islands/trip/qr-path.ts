import { create } from 'qrcode';

/**
 * A QR code (ISO/IEC 18004) as one path of dark squares, `size` units wide, without a quiet zone; undefined for a text that no code can
 * hold.
 */
export function qrPath(text: string): { path: string; size: number } | undefined {
  try {
    const { modules } = create(text, { errorCorrectionLevel: 'L' });
    const { size } = modules;
    const cells = Array.from({ length: size ** 2 }, (_, index) => [index % size, Math.floor(index / size)] as const);
    const dark = cells.filter(([column, row]) => modules.get(row, column));
    return { path: dark.map(([column, row]) => `M${column} ${row}h1v1h-1z`).join(''), size };
  } catch {
    return undefined;
  }
}
