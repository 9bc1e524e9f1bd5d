import type { AppFiles } from '#platform/portal-files/keep-portal.ts'

/** How much of the app is here: " (62%)"; empty while nobody has counted. */
export const partInWords = ({ progress }: AppFiles): string => (progress ? ` (${Math.floor((100 * progress.kept) / progress.total)}%)` : '')
