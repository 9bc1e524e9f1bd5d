/** Files of this size and larger are refused (1 §5). */
export const MAX_UPLOAD_BYTES = 100_000_000

/** What pictures are taken as; everything else is made one of these first. */
export const UPLOAD_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export type UploadImageType = (typeof UPLOAD_IMAGE_TYPES)[number]
export const PDF_TYPE = 'application/pdf'

/** The layouts of pictures and how wide they are for their height (2 §3). */
export const IMAGE_RATIOS = {
  landscape: 16 / 9,
  portrait: 3 / 4,
  square: 1,
  banner: 4,
  profileSquare: 10 / 7,
  tourProfileBanner: 222 / 73,
  userProfileBackground: 182 / 37,
  userProfileIcon: 1,
  leaderboardHeader: 1511 / 131,
  leaderboardBackground: 1.72,
} as const
export type ImageLayout = keyof typeof IMAGE_RATIOS

/** How wide the stored copies of a picture are, where it is as wide. */
export const PICTURE_WIDTHS = [128, 400, 960, 1920] as const

const LONGEST_STEM = 60

/**
 * The name under which a file is stored (2 §5): without what is no letter, digit or underscore, with the time, and with the id, so
 * that two of one millisecond are two and nobody guesses it. `extension` is of what it is, not of what it was called.
 */
export function uniqueFileName(given: string, { at, id, extension }: { at: number; id: string; extension: string }): string {
  const bare = given
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.[^.]*$/, '')
  const stem = bare.replace(/\W+/g, '').slice(0, LONGEST_STEM) || 'file'
  return `${stem}_${at}_${id}.${extension}`
}

/** `/uploads/{uploadPath}/{fileName}`, or without a folder `/uploads/{fileName}` (1 §7). */
export const storedPath = (folder: string | undefined, fileName: string): string => ['/uploads', folder, fileName].filter(Boolean).join('/')

const MEDIA: Record<string, 'video' | 'image'> = {
  mp4: 'video',
  webm: 'video',
  ogg: 'video',
  jpeg: 'image',
  jpg: 'image',
  gif: 'image',
  png: 'image',
  bmp: 'image',
  // What our own pictures are stored as.
  webp: 'image',
}
/** Whether an address is of a video, an image, or simply a link, by its extension (2 §5). */
export const mediaKindOf = (address: string): 'video' | 'image' | 'link' =>
  MEDIA[/\.(\w+)(?:[?#].*)?$/.exec(address)?.[1]?.toLowerCase() ?? ''] ?? 'link'

/** The title under which a failed upload is reported to whoever runs the system (1 §7). */
export const uploadReportTitle = (type: string): string => `SOS Error Detected - Error uploading ${type || 'unknown'} file detected`
