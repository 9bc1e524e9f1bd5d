import type { Picture } from './picture-scene.ts'

export type { Picture, ResultPicture, StandingsPicture } from './picture-scene.ts'

/** A PNG to share, made on this device; what draws it is fetched when it is wanted. */
export const makePicture = async (picture: Picture): Promise<Blob> => (await import('./paint-picture.ts')).paintPicture(picture)
