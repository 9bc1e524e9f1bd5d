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
import { t } from './offline.texts.ts'

const remove = () => t('offlineActions.whatRemovingDoes')
const borrowed = () => t('offlineActions.borrowedDevice')

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
    run('import', t('offlineActions.import'), async () => {
      const next = await planImport(book, files)
      if (next.files.length > 0) setPlan(next)
      return next.told
    })
  const importAgreed = async (planned: ImportPlan, agreed: ReadonlySet<string>) => {
    await run('import', t('offlineActions.import'), () => runImport(book, planned, agreed))
    setPlan(null)
  }
  const button = (name: Name, label: string, title: string, work: () => Promise<FileOutcome>) => (
    <Button variant="default" loading={running === name} onClick={() => void run(name, title, work)}>
      {label}
    </Button>
  )
  return (
    <>
      <Section title={t('offlineActions.takeYourData')}>
        <ActionRow title={t('offlineActions.rescueFile')} text={t('offlineActions.aboutRescueFile')}>
          {button('rescue', t('offlineActions.saveRescueFile'), t('offlineActions.rescueFile'), () => saveRescue(book))}
        </ActionRow>
        <ActionRow title={t('offlineActions.export')} text={t('offlineActions.aboutExport')}>
          {button('export', t('offlineActions.export'), t('offlineActions.export'), () => exportDatabase(book))}
        </ActionRow>
      </Section>
      <Section title={t('offlineActions.loadData')}>
        <ActionRow title={t('offlineActions.loadARescueFile')} text={t('offlineActions.aboutLoadingRescue')}>
          <ChooseFileButton
            label={t('offlineActions.loadARescueFile')}
            accept=".zip,application/zip"
            loading={running === 'take-in'}
            onChosen={(files) => void run('take-in', t('offlineActions.rescueFile'), () => takeAll(files))}
          />
        </ActionRow>
        <ActionRow title={t('offlineActions.import')} text={t('offlineActions.aboutImport')}>
          <ChooseFileButton
            label={t('offlineActions.importJson')}
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
      <Section title={t('offlineActions.removeData')}>
        <ActionRow title={t('offlineActions.clearOfflineData')} text={t('offlineActions.aboutClearing')}>
          <Button variant="default" color="red" loading={running === 'clear'} onClick={() => void clear()}>
            {t('offlineActions.clearOfflineData')}
          </Button>
        </ActionRow>
        <ActionRow title={t('offlineActions.sharedDevice')} text={isBorrowedBy(book.local.user._id) ? borrowed() : remove()}>
          <ActionButton action={{ label: t('offlineActions.removeMyData'), href: '/logout?remove=true', tone: 'danger' }} />
        </ActionRow>
      </Section>
    </>
  )
}
