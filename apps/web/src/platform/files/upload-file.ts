import { type Uploaded, uploaderCalls } from '@ramplight/contract/content/uploader'
import type { AnyEndpoint, ResponseOf } from '@ramplight/contract/kernel/endpoint'
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

const sent = (file: Blob, { id, name, folder, isPrivate = false, onProgress }: Upload): Promise<Uploaded> =>
  sendForm(
    uploaderCalls.uploadSingleToPath,
    { _id: id, uploadPath: folder, isPrivate: String(isPrivate), file: { file, name } },
    onProgress,
  )

/** What stands in a form: texts, and files with their names. */
export type FormFields = Record<string, string | { file: Blob; name: string }>

/**
 * Makes a call that takes a form. A line that breaks is tried once more by itself, so the form names what it makes; then
 * `CallError.isOffline`.
 */
export async function sendForm<E extends AnyEndpoint>(
  endpoint: E,
  fields: FormFields,
  onProgress?: (part: number) => void,
): Promise<ResponseOf<E>> {
  if (isAlone() || !navigator.onLine) throw CallError.offline()
  const asked = currentSession()
  const token = await freshToken()
  const once = (bearer: string | null) => send(endpoint, fields, bearer, onProgress)
  const ask = (bearer: string | null) => once(bearer).catch(() => (navigator.onLine ? once(bearer) : lost()))
  let answer = await ask(token).catch(lost)
  const fresh = answer.status === 401 && token ? await tokenAfter(token, asked) : null
  if (fresh) answer = await ask(fresh).catch(lost)
  if (!answer.ok) throw CallError.of(answer.status, answer.refusal)
  const kept = z.safeDecode(endpoint.response as z.ZodType<ResponseOf<E>, unknown>, answer.answer)
  if (!kept.success) throw CallError.offline()
  return kept.data
}

const lost = (): never => {
  throw CallError.offline()
}

/** `fetch` cannot say how much has gone. */
function send(
  endpoint: AnyEndpoint,
  fields: FormFields,
  token: string | null,
  onProgress: ((part: number) => void) | undefined,
): Promise<Heard> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value.file, value.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stalled = 0
    const moves = () => {
      clearTimeout(stalled)
      stalled = window.setTimeout(() => request.abort(), STALL_MS)
    }
    const broken = () => reject(new Error('the line broke'))
    request.open('POST', endpoint.path)
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
