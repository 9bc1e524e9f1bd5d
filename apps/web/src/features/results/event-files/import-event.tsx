import { Button, FileButton } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { EventFileReport } from '@ramplight/contract/results/event-files'
import type { Tour } from '@ramplight/contract/tours/tours'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { LoadingRows } from '@ramplight/ui/states/loading-rows.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { IconAlertTriangle, IconCircleCheck, IconPackageImport } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import classes from './event-files.module.css'
import { t } from './event-files.texts.ts'
import { FileFacts, ResultsCompared } from './report-sections.tsx'
import { checkFile, importFile } from './send-event-file.ts'

const hrefOf = (tournament: string): string => `/director/tournaments/${tournament}`

/** An event out of a file: first what is in it and whether it comes to the same, then the import. */
export function ImportEvent({ tours }: { tours: readonly Tour[] }) {
  const [tour, setTour] = useState(tours[0]?._id ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [unsigned, setUnsigned] = useState(false)
  const [again, setAgain] = useState(false)
  /** One tournament for one file, however often it is sent. */
  const id = useRef(newId())
  const reset = useRef<() => void>(null)
  const check = useAction({ work: (given: { file: File; tour: string }) => checkFile(given.file, given.tour), onRefused: 'shown' })
  const take = useAction({ work: (given: File) => importFile(given, { _id: id.current, tour, unsigned, again }), onRefused: 'shown' })

  const look = (chosen: File | null, into = tour) => {
    reset.current?.()
    if (!chosen) return
    id.current = newId()
    setFile(chosen)
    setUnsigned(false)
    setAgain(false)
    take.forget()
    check.run({ file: chosen, tour: into })
  }
  const report = check.running ? undefined : check.done
  const done = take.done
  const failed = take.error ?? (check.running ? null : check.error)
  if (done?.tournament) return <Imported report={done} tournament={done.tournament} />
  return (
    <>
      <Section title={t('import.choose')} note={t('import.chooseAbout')}>
        <div className={classes.stack}>
          {tours.length > 1 && (
            <ChoiceField
              label={t('import.tour')}
              data={tours.map(({ _id, name }) => ({ value: _id, label: name }))}
              value={tour}
              allowDeselect={false}
              onChange={(value) => {
                if (!value) return
                setTour(value)
                if (file) look(file, value)
              }}
            />
          )}
          <div className={classes.buttons}>
            <FileButton accept=".zip,application/zip" onChange={(chosen) => look(chosen)} resetRef={reset}>
              {(props) => (
                <Button variant={report ? 'default' : 'filled'} loading={check.running} {...props}>
                  {file ? t('import.another') : t('import.button')}
                </Button>
              )}
            </FileButton>
            {file && <span>{file.name}</span>}
          </div>
        </div>
      </Section>
      {check.running && <LoadingRows rows={4} label={t('import.reading')} />}
      {failed && (
        <div role="alert">
          <Banner tone="red" icon={IconAlertTriangle}>
            {messageOfError(failed)}
          </Banner>
        </div>
      )}
      {report && file && (
        <>
          <div role="status">
            <ResultsCompared report={report} />
          </div>
          <FileFacts report={report} />
          <Section title={t('import.doIt')}>
            <div className={classes.stack}>
              <Asked report={report} {...{ unsigned, setUnsigned, again, setAgain }} />
              <div className={classes.buttons}>
                <ActionButton
                  variant="filled"
                  action={{
                    label: t('import.doIt'),
                    icon: IconPackageImport,
                    loading: take.running,
                    disabled: (isUnsure(report) && !unsigned) || (report.already !== null && !again),
                    onClick: () => take.run(file),
                  }}
                />
              </div>
            </div>
          </Section>
        </>
      )}
    </>
  )
}

const isUnsure = ({ signature }: EventFileReport): boolean => signature === 'changed' || signature === 'none'

type AskedProps = {
  report: EventFileReport
  unsigned: boolean
  setUnsigned: (value: boolean) => void
  again: boolean
  setAgain: (value: boolean) => void
}

/** What a person has to say before such a file is taken. */
function Asked({ report, unsigned, setUnsigned, again, setAgain }: AskedProps) {
  const { signature, changed, already } = report
  return (
    <>
      {isUnsure(report) && (
        <>
          <Banner tone="red" icon={IconAlertTriangle}>
            {signature === 'none' ? t('ask.none') : t('ask.changed', { files: changed.slice(0, 5).join(', ') || t('ask.manifest') })}
          </Banner>
          <TickField label={t('ask.anyway')} checked={unsigned} onChange={(event) => setUnsigned(event.currentTarget.checked)} />
        </>
      )}
      {already && (
        <>
          <Banner
            tone="amber"
            icon={IconAlertTriangle}
            actions={<ActionButton size="xs" action={{ label: t('ask.openIt'), href: hrefOf(already.tournament) }} />}
          >
            {t('ask.already', { when: writeMoment(already.importedAt) })}
          </Banner>
          <TickField label={t('ask.again')} checked={again} onChange={(event) => setAgain(event.currentTarget.checked)} />
        </>
      )}
    </>
  )
}

function Imported({ report, tournament }: { report: EventFileReport; tournament: string }) {
  return (
    <>
      <div role="status">
        <Banner
          tone="kelp"
          icon={IconCircleCheck}
          actions={<ActionButton size="sm" variant="filled" action={{ label: t('import.open'), href: hrefOf(tournament) }} />}
        >
          {t('import.imported', { name: report.name })}
        </Banner>
      </div>
      <ResultsCompared report={report} />
    </>
  )
}
