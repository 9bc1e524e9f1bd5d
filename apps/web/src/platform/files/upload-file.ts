import { type Uploaded, uploaderCalls } from '@ramplight/contract/content/uploader'
import { newId } from '@ramplight/contract/kernel/new-id'
import { API_VERSION, OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { devNotifierCalls } from '@ramplight/contract/system/dev-notifier'
import { uploadReportTitle } from '@ramplight/domain/content/upload-rules'
import { z } from 'zod'
import { type Heard, heard } from '../ask-server.ts'
import { call } from '../call.ts'
import { CallError, messageOfError } from '../call-error.ts'
import { deviceName } from '../device.ts'
import { isAlone } from '../local/book/work-alone.ts'
import { refreshAfter } from '../refresh.ts'
import { currentSession, freshToken, tokenAfter } from '../session.ts'

export type Upload = {
  /** The same for every attempt to send the same file: it is kept once. */
  id: string
  name: string
  /** Below /uploads. */
  folder: string
  isPrivate?: boolean
  /** From 0 to 1. */
  onProgress?: (part: number) => void
}

/** A line on which nothing has moved for so long is no line. */
const STALL_MS = 30_000

/**
 * Sends a file and answers what the server keeps. A line that breaks is tried once more by itself; then `CallError.isOffline`.
 * A failure of the server is told to whoever runs it (1 §7).
 */
export async function uploadFile(file: Blob, upload: Upload): Promise<Uploaded> {
  try {
    const kept = await sent(file, upload)
    refreshAfter(uploaderCalls.uploadSingleToPath)
    return kept
  } catch (error) {
    if (error instanceof CallError && error.status >= 500) report(file, error)
    throw error
  }
}

export const newUploadId = newId

async function sent(file: Blob, upload: Upload): Promise<Uploaded> {
  if (isAlone() || !navigator.onLine) throw CallError.offline()
  const asked = currentSession()
  const token = await freshToken()
  const ask = (bearer: string | null) => send(file, upload, bearer).catch(() => (navigator.onLine ? send(file, upload, bearer) : lost()))
  let answer = await ask(token).catch(lost)
  const fresh = answer.status === 401 && token ? await tokenAfter(token, asked) : null
  if (fresh) answer = await ask(fresh).catch(lost)
  if (!answer.ok) throw CallError.of(answer.status, answer.refusal)
  const kept = z.safeDecode(uploaderCalls.uploadSingleToPath.response, answer.answer as Uploaded)
  if (!kept.success) throw CallError.unreached()
  return kept.data
}

const lost = (): never => {
  throw CallError.unreached()
}

/** `fetch` cannot say how much has gone. */
function send(file: Blob, { id, name, folder, isPrivate = false, onProgress }: Upload, token: string | null): Promise<Heard> {
  const form = new FormData()
  form.append('_id', id)
  form.append('uploadPath', folder)
  form.append('isPrivate', String(isPrivate))
  form.append('file', file, name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stalled = 0
    const moves = () => {
      clearTimeout(stalled)
      stalled = window.setTimeout(() => request.abort(), STALL_MS)
    }
    const broken = () => reject(new Error('the line broke'))
    request.open('POST', uploaderCalls.uploadSingleToPath.path)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader(OUR_HEADER, API_VERSION)
    request.setRequestHeader('x-device', deviceName())
    request.upload.onprogress = ({ loaded, total }) => {
      moves()
      onProgress?.(total ? loaded / total : 0)
    }
    request.onload = () =>
      heard(new Response(request.responseText, { status: request.status, headers: headersOf(request) })).then(resolve, reject)
    request.onerror = broken
    request.onabort = broken
    request.onloadend = () => clearTimeout(stalled)
    moves()
    request.send(form)
  })
}

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]),
  )

/** Whoever runs the system hears of it; nobody waits for that. */
function report(file: Blob, error: CallError): void {
  const title = uploadReportTitle(file.type)
  void call(devNotifierCalls.notifyGods, { body: { title, message: messageOfError(error) } }).catch(() => {})
}
