import { documentCalls } from '@ramplight/contract/content/documents'
import { uploaderCalls } from '@ramplight/contract/content/uploader'
import type { DemoStage } from './demo-stage.ts'
import { onePagePdf } from './one-page-pdf.ts'

/** Puts a page of plain lines into the files of who is signed in; its path. */
export async function putPaper({ api }: DemoStage, token: string, name: string, lines: readonly string[]): Promise<string> {
  const form = new FormData()
  form.append('uploadPath', 'documents')
  form.append('file', new Blob([new Uint8Array(onePagePdf([name, ...lines]))], { type: 'application/pdf' }), `${name}.pdf`)
  return (await api.must(uploaderCalls.uploadSingleToPath, { token, form })).path
}

/** A paper that an angler has handed in. */
export async function seedDocuments(
  stage: DemoStage,
  { angler, tour, director }: Record<'angler' | 'tour' | 'director', string>,
): Promise<void> {
  const path = await putPaper(stage, angler, 'Boat insurance', ['Policy 4471-B of Jo Redferne, good until the end of the season.'])
  await stage.api.must(documentCalls.create, { token: angler, body: { label: 'Boat insurance', path, tour, director } })
}
