import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { openBook } from '#platform/local/book/local-gate.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { refresh } from '#platform/refresh.ts'
import { asking } from '../asked-bags/asked-bags.ts'
import { hasSessions, inSession } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { saveBag, toSaving } from '../scale/index.ts'
import { type PaperRow, paperRows, problemOfSheet, type SheetProblem } from './paper-rows.ts'
import type { PhotoProblem, SheetPhoto } from './read-photo.ts'
import { sheetPeriods } from './sheet-periods.ts'

/** One sheet on the screen: read from a photo, confirmed by a person, saved like any bag. */
export function usePaperSheet(data: StationData, station: string) {
  const [photo, setPhoto] = useState<{ sheet: SheetPhoto; at: number } | null>(null)
  const [problem, setProblem] = useState<PhotoProblem | SheetProblem | null>(null)
  const [isReading, setReading] = useState(false)
  const [isSaving, setSaving] = useState(false)
  /** Rows of this sheet that a person has answered for: taken although the scale would ask, or left out. */
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map())

  /** Of the whole sheet; null until somebody says it, and where a day has none. */
  const [period, setPeriod] = useState<number | null>(null)

  const periods = photo && sheetPeriods(data, photo.sheet.code.day)
  // What a boat weighed in another session of the day says nothing here.
  const shown = photo && period !== null && hasSessions(data.tournament) ? inSession(data, photo.sheet.code.day, period) : data
  const rows = photo ? paperRows(photo.sheet, shown, photo.at, period) : []
  const ready = rows.filter(({ row, is }) => !leftOut.has(row) && (is === 'good' || (is === 'ask' && taken.has(row))))

  const read = async (file: Blob) => {
    setReading(true)
    setProblem(null)
    setPhoto(null)
    for (const forget of [setTaken, setLeftOut, setSaved]) forget(new Set())
    setRefusals(new Map())
    setPeriod(null)
    try {
      const { openPhoto, readPhoto } = await import('./read-photo.ts')
      const picture = await openPhoto(file)
      const sheet = picture ? readPhoto(picture) : { problem: 'no-picture' as const }
      const wrong = 'problem' in sheet ? sheet.problem : problemOfSheet(sheet.code, data)
      if (wrong) setProblem(wrong)
      else if (!('problem' in sheet)) setPhoto({ sheet, at: timeHere() })
    } finally {
      setReading(false)
    }
  }

  /** One after the other, each as the scale saves it. What is refused stays on the screen with its reason. */
  const save = async () => {
    setSaving(true)
    const refused = new Map<number, string>()
    for (const { row, entry, session, preview } of ready) {
      if (!entry || !session || !preview) continue
      try {
        await saveBag(toSaving(data, entry, session, preview.values, station), { book: openBook, call, asking })
        setSaved((before) => new Set(before).add(row))
      } catch (error) {
        refused.set(row, messageOfError(error))
      }
    }
    setRefusals(refused)
    await refresh('weigh-ins')
    setSaving(false)
  }

  const toggled = (set: typeof setTaken) => (row: number) =>
    set((before) => new Set(before.has(row) ? [...before].filter((one) => one !== row) : [...before, row]))
  return {
    code: photo?.sheet.code ?? null,
    rows,
    ready,
    problem,
    periods,
    period,
    setPeriod,
    isReading,
    isSaving,
    refusals,
    read,
    save,
    isTaken: ({ row }: PaperRow) => taken.has(row),
    isLeftOut: ({ row }: PaperRow) => leftOut.has(row),
    isSaved: ({ row, is }: PaperRow) => saved.has(row) && is === 'taken',
    take: toggled(setTaken),
    leaveOut: toggled(setLeftOut),
    typed: (row: number) => setSaved((before) => new Set(before).add(row)),
  }
}
