import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { uploadedFile, uploadFields, uploadFolder } from './uploaded-file.ts'

const success = z.literal(true)
/** Read as body.success (1 §3); a refusal is the error of every call. */
export const uploaded = uploadedFile.extend({ success }).meta({ id: 'Uploaded' })
export type Uploaded = z.output<typeof uploaded>

/** More at once is no form that somebody filled in. */
export const MOST_FILES = 10

const base = '/api/uploader'
const common = { method: 'POST', policy: 'signed-in', inSteps: true, response: uploaded } as const
const intoPath = { ...common, form: z.strictObject({ ...uploadFields, path: uploadFolder.optional() }) }

export const uploaderCalls = {
  upload: endpoint({
    ...common,
    path: `${base}/upload`,
    summary: 'Keeps a picture (JPEG, PNG, GIF, WebP) or a PDF of under 100,000,000 bytes.',
    form: z.strictObject(uploadFields),
  }),
  uploadSingleToPath: endpoint({
    ...common,
    path: `${base}/upload-single-to-path`,
    summary: 'The same, in a folder below /uploads.',
    form: z.strictObject({ ...uploadFields, uploadPath: uploadFolder.optional() }),
  }),
  uploadPathSpecified: endpoint({
    ...intoPath,
    path: `${base}/upload/path-specified`,
    summary: 'The same, in a folder that `path` names.',
  }),
  uploadPathSpecifiedMultiple: endpoint({
    ...intoPath,
    path: `${base}/upload/path-specified-multiple`,
    summary: `Keeps up to ${MOST_FILES} files in one folder: all of them or none.`,
    response: z.object({ success, files: z.array(uploadedFile) }),
  }),
}
