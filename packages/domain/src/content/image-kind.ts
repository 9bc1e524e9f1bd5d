export const IMAGE_KINDS = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

/** How each kind begins in base64, whatever it calls itself. The length within a WebP file may be anything. */
const BEGINNINGS = {
  'image/jpeg': /^\/9j\//,
  'image/png': /^iVBORw0KGgo/,
  'image/gif': /^R0lGODdh|^R0lGODlh/,
  'image/webp': /^UklGR[g-v].{5}XRUJQ/,
} satisfies Record<ImageKind, RegExp>

/** The kind of a picture by its first bytes (base64); null when it is none of ours. */
export const imageKindOf = (base64: string): ImageKind | null => IMAGE_KINDS.find((kind) => BEGINNINGS[kind].test(base64)) ?? null
