import { z } from 'zod'

/** A file that was uploaded: below /uploads and never out of it (A26). No part begins with a dot. */
export const uploadPath = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/uploads(?:\/[\p{L}\p{N}_()+@ -][\p{L}\p{N}_.()+@ -]*)+$/u, 'must be the path of an uploaded file, below /uploads/')
  .meta({ example: '/uploads/lake-fork/waiver.pdf' })
