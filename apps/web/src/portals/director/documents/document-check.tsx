import { Button } from '@mantine/core'
import type { Document } from '@ramplight/contract/content/documents'
import { DOCUMENT_STATES, type DocumentState } from '@ramplight/domain/content/check-documents'
import { fullName } from '@ramplight/domain/registration/full-name'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import type { Tone } from '@ramplight/ui/theme/palette'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { writeDay } from '@ramplight/ui/values/times'
import { IconAlertTriangle, IconCircleCheck, IconClock, IconDownload, IconFileOff, type TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import { type Checked, type CheckedPaper, useDocumentCheck } from '#features/content/documents/index.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './documents.texts.ts'
import { filesOf, takeOutDocuments } from './take-out-documents.ts'

type Person = { _id: string; first_name: string; last_name: string }
type Props = { tournament: { name: string; startDate: string }; people: readonly Person[]; documents: readonly Document[] }

const LOOKS = {
  there: { tone: 'kelp', icon: IconCircleCheck, word: (paper) => t('check.there', { date: writeDay(paper!.dateUploaded) }) },
  old: { tone: 'amber', icon: IconClock, word: (paper) => t('check.old', { date: writeDay(paper!.dateUploaded) }) },
  gone: { tone: 'bobber', icon: IconFileOff, word: () => t('check.gone') },
  missing: { tone: 'amber', icon: IconAlertTriangle, word: (paper) => t('check.missing', { date: writeDay(paper!.document.createdAt) }) },
  'not-asked': { tone: 'ink', icon: IconFileOff, word: () => t('check.notAsked') },
} satisfies Record<DocumentState, { tone: Tone; icon: TablerIcon; word: (paper: CheckedPaper | null) => string }>

/** Who of those who are entered has handed in what was asked for, and all of it as one archive. */
export function DocumentCheck({ tournament, people, documents }: Props) {
  const query = useDocumentCheck({ people, documents, firstDay: tournament.startDate })
  const names = new Map(people.map((one) => [one._id, fullName(one)]))
  const nameOf = (user: string) => names.get(user) ?? ''
  return (
    <Section
      title={t('check.title')}
      note={t('check.note')}
      actions={query.data?.length ? <TakeOut tournament={tournament.name} checks={query.data} nameOf={nameOf} /> : null}
      flush
    >
      <Loaded query={query} what={t('check.what')}>
        {(checks) =>
          checks.length === 0 ? (
            <p className="rl-rows__none">{t('check.none')}</p>
          ) : (
            checks.map((check) => <OfOne key={check.label} check={check} all={people.length} nameOf={nameOf} />)
          )
        }
      </Loaded>
    </Section>
  )
}

type OfOneProps = { check: Checked; all: number; nameOf: (user: string) => string }

/** One document: how many have it, and who does not. Who has it stands in the list of all documents. */
function OfOne({ check: { label, anglers, counts }, all, nameOf }: OfOneProps) {
  const without = anglers.filter(({ state }) => state !== 'there')
  const [open, setOpen] = useState(without.length <= SHORT)
  const others = DOCUMENT_STATES.flatMap((state) =>
    state !== 'there' && counts[state] ? [t(`check.counts.${state}`, { count: writeNumber(counts[state]) })] : [],
  )
  const head = {
    key: label,
    title: label,
    about: others.length ? others.join(' · ') : t('check.all'),
    end: t('check.line', { there: writeNumber(counts.there), all: writeNumber(all) }),
    foot: without.length > 0 && (
      <Button
        variant="default"
        size="sm"
        aria-expanded={open}
        aria-label={t(open ? 'check.hideOf' : 'check.showOf', { label })}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'check.hide' : 'check.show')}
      </Button>
    ),
  }
  const rows = without.map(({ user, state, paper }) => {
    const { word, ...look } = LOOKS[state]
    return { key: user, title: nameOf(user), about: label, end: <StatusBadge word={word(paper)} {...look} /> }
  })
  return <RowList rows={[head, ...(open ? rows : [])]} />
}

/** More than so many names are folded. */
const SHORT = 12

function TakeOut({ tournament, checks, nameOf }: { tournament: string; checks: readonly Checked[]; nameOf: (user: string) => string }) {
  const online = useOnline()
  const [done, setDone] = useState(0)
  const all = filesOf(checks)
  const taking = useAction({
    work: () => takeOutDocuments({ tournament, checks, nameOf, onProgress: setDone }),
    onDone: ({ name, files, left }) => {
      notify.success(t('check.taken', { count: files, name }))
      if (left) notify.warning(t('check.left', { count: left }))
    },
  })
  const reason = !online ? t('event.needsInternet') : all === 0 ? t('check.nothing') : ''
  return (
    <ActionButton
      action={{
        label: taking.running ? t('check.taking', { done: writeNumber(done), all: writeNumber(all) }) : t('check.take'),
        icon: IconDownload,
        onClick: () => {
          setDone(0)
          taking.run()
        },
        disabled: taking.running || reason !== '',
        reason,
      }}
    />
  )
}
