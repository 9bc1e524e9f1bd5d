import { z } from 'zod'
import { id, isoDateTime } from '../kernel/fields.ts'
import { uploadPath } from './upload-path.ts'

export const FILE_KINDS = ['picture', 'document', 'export'] as const

/** What the server keeps under a path. */
export const uploadedFile = z
  .object({
    _id: id,
    /** Where it is: `GET` gives a picture in the size that `?w=` asks for, in the most modern form the reader takes. */
    path: uploadPath,
    /** What it was called where it came from. */
    name: z.string(),
    kind: z.enum(FILE_KINDS),
    isPrivate: z.boolean(),
    type: z.string(),
    bytes: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    createdAt: isoDateTime,
  })
  .meta({ id: 'UploadedFile' })
export type UploadedFile = z.output<typeof uploadedFile>

/** A folder below /uploads: names of letters, digits, dashes and underscores. Nothing that leads out of it (A26). */
export const uploadFolder = z
  .string()
  .trim()
  .max(100)
  .regex(/^[\w-]+(?:\/[\w-]+){0,3}$/, 'must be a folder such as lake-fork/waivers')
  .meta({ example: 'lake-fork/waivers' })

/** What may be said beside a file. Fields of a form are text. */
export const uploadFields = {
  /** Made on the device: sent again after a lost answer, it is the same file. */
  _id: id.optional(),
  /** Only for who handed it in and whoever may see the document that names it. A PDF always is. */
  isPrivate: z.enum(['true', 'false']).optional(),
}
