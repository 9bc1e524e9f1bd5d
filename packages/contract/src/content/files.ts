import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { id, requiredText, text } from '../kernel/fields.ts'
import { uploadPath } from './upload-path.ts'
import { uploadedFile, uploadFields, uploadFolder } from './uploaded-file.ts'
import { uploaded } from './uploader.ts'

const base = '/api/files'
const upload = { method: 'POST', policy: 'signed-in', inSteps: true, response: uploaded } as const

const MOST_PATHS = 100
const MOST_ROWS = 10_000
const MOST_COLUMNS = 60
const cell = z.union([z.string().max(500), z.number(), z.boolean(), z.null()])

export const fileCalls = {
  upload: endpoint({
    ...upload,
    path: `${base}/upload`,
    summary: 'As /api/uploader/upload.',
    form: z.strictObject(uploadFields),
  }),
  uploadPathSpecified: endpoint({
    ...upload,
    path: `${base}/upload/path-specified`,
    summary: 'As /api/uploader/upload/path-specified.',
    form: z.strictObject({ ...uploadFields, path: uploadFolder.optional() }),
  }),
  getImages: endpoint({
    method: 'GET',
    path: `${base}/getimages`,
    summary: "The caller's own pictures that are not private, newest first.",
    policy: 'signed-in',
    response: z.array(uploadedFile),
  }),
  checkDocs: endpoint({
    method: 'POST',
    path: `${base}/check-docs`,
    summary: 'Which of these paths hold a file that the caller may open, and what it is; `file` is null for the others.',
    policy: 'signed-in',
    reads: true,
    body: z.strictObject({ paths: z.array(uploadPath).min(1).max(MOST_PATHS) }),
    response: z.array(z.object({ path: uploadPath, file: uploadedFile.nullable() })),
  }),
  exportData: endpoint({
    method: 'POST',
    path: `${base}/export-data/process-excel-data-export`,
    summary: 'Makes an Excel file of these rows. It lies under `path` for a day, for the caller alone. Nothing in it is a formula.',
    policy: 'signed-in',
    inSteps: true,
    body: z.strictObject({
      _id: id.optional(),
      name: requiredText(80),
      columns: z.array(text(120)).min(1).max(MOST_COLUMNS),
      rows: z.array(z.array(cell).max(MOST_COLUMNS)).max(MOST_ROWS),
    }),
    response: uploaded,
  }),
}
