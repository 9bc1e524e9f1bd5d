import { Button } from '@mantine/core'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { useState } from 'react'
import {
  ActionRow,
  ChooseFileButton,
  exportDatabase,
  type FileOutcome,
  type ImportPlan,
  ImportPreview,
  planImport,
  runImport,
  saveRescue,
  showOutcomes,
  takeRescue,
} from '#features/offline-data/index.ts'
import { isBorrowedBy } from '#platform/borrowed.ts'
import type { Book } from '#platform/local/book/book.ts'
import { clearOffline } from './clear-offline.ts'

const REMOVE = 'Logs you out and takes your data and your offline sign-in with it. Whoever has the device next finds nothing of yours.'
const BORROWED =
  'You said that this device is borrowed: nothing of yours stays here after Log out, and you cannot log in on it without internet. If it is yours, log out, and choose “My device” when you log in.'

type Name = 'export' | 'rescue' | 'import' | 'take-in' | 'clear'

/** Out of this device, back in, and off it. One at a time. */
export function OfflineActions({ book }: { book: Book }) {
  const [running, setRunning] = useState<Name | null>(null)
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const clear = async () => {
    setRunning('clear')
    await clearOffline(book.local.user._id)
    setRunning(null)
  }
  const run = async (name: Name, title: string, work: () => Promise<FileOutcome | FileOutcome[]>) => {
    setRunning(name)
    showOutcomes([await work()].flat(), title)
    setRunning(null)
  }
  const takeAll = async (files: readonly File[]): Promise<FileOutcome[]> => {
    const told: FileOutcome[] = []
    for (const file of files) told.push(await takeRescue(book, file))
    return told
  }
  /** Nothing is done before it was looked at. */
  const look = (files: readonly File[]) =>
    run('import', 'Import', async () => {
      const next = await planImport(book, files)
      if (next.files.length > 0) setPlan(next)
      return next.told
    })
  const importAgreed = async (planned: ImportPlan, agreed: ReadonlySet<string>) => {
    await run('import', 'Import', () => runImport(book, planned, agreed))
    setPlan(null)
  }
  const button = (name: Name, label: string, title: string, work: () => Promise<FileOutcome>) => (
    <Button variant="default" loading={running === name} onClick={() => void run(name, title, work)}>
      {label}
    </Button>
  )
  return (
    <>
      <Section title="Take your data with you">
        <ActionRow
          title="Rescue file"
          text="Everything that only this device has: changes and weigh-ins that were not sent, refused ones, deleted records. Load it on another device when this one cannot get online; sent from both, it counts once."
        >
          {button('rescue', 'Save rescue file', 'Rescue file', () => saveRescue(book))}
        </ActionRow>
        <ActionRow
          title="Export"
          text="All records as database_export.zip, one file per table, for your own use. The weigh-in table is not in it; it is no backup of today's work."
        >
          {button('export', 'Export', 'Export', () => exportDatabase(book))}
        </ActionRow>
      </Section>
      <Section title="Load data">
        <ActionRow title="Load a rescue file" text="A rescue_….zip of another device of yours. What is here already is left alone.">
          <ChooseFileButton
            label="Load a rescue file"
            accept=".zip,application/zip"
            loading={running === 'take-in'}
            onChosen={(files) => void run('take-in', 'Rescue file', () => takeAll(files))}
          />
        </ActionRow>
        <ActionRow
          title="Import"
          text="Files of an export, named as their table: tournaments.json, tournament-entries.json. You see first what would change. What is older than what is here is left alone, and deleted records stay deleted."
        >
          <ChooseFileButton
            label="Import .json"
            accept=".json,application/json"
            loading={running === 'import'}
            onChosen={(files) => void look(files)}
          />
        </ActionRow>
        {plan && (
          <ImportPreview
            previews={plan.previews}
            running={running === 'import'}
            onImport={(agreed) => void importAgreed(plan, agreed)}
            onClose={() => setPlan(null)}
          />
        )}
      </Section>
      <Section title="Remove data">
        <ActionRow
          title="Clear offline data"
          text="When the copy on this device seems wrong: it is thrown away and fetched anew. Needs internet; unsent work is sent first or put aside."
        >
          <Button variant="default" color="red" loading={running === 'clear'} onClick={() => void clear()}>
            Clear offline data
          </Button>
        </ActionRow>
        <ActionRow title="A shared or borrowed device" text={isBorrowedBy(book.local.user._id) ? BORROWED : REMOVE}>
          <ActionButton action={{ label: 'Remove my data from this device', href: '/logout?remove=true', tone: 'danger' }} />
        </ActionRow>
      </Section>
    </>
  )
}
