import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { documentCalls } from '@ramplight/contract/content/documents'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import type { BoatsAimedAt } from '@ramplight/contract/messaging/messages'
import { fullName } from '@ramplight/domain/registration/full-name'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { DocumentBox } from '#platform/files/document-box.tsx'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './documents.texts.ts'

type Person = { _id: string; first_name: string; last_name: string }
/** Some of those who are entered, as the director calls them. */
export type GroupToAsk = { key: string; label: string; audience: BoatsAimedAt }
type Props = {
  tournament: string
  groups: readonly [GroupToAsk, ...GroupToAsk[]]
  people: readonly Person[]
  onAsked: () => void
}

const EVERYBODY: BoatsAimedAt = { of: 'all' }
const LONGEST_WORDS = 1000
/** So long somebody may pause before the server is asked how many it would ask. */
const PAUSE_MS = 400

/** A director asks one angler of a tournament for a document, or a whole group at once: how many is said before. */
export function AskForDocument({ tournament, groups, people, onAsked }: Props) {
  const online = useOnline()
  const [typed, setLabel] = useState('')
  const [text, setText] = useState('')
  const [isRequired, setRequired] = useState(true)
  const [whom, setWhom] = useState(groups[0].key)
  const [form, setForm] = useState<{ path: string; name: string } | null>(null)
  const label = typed.trim()
  const group = groups.find(({ key }) => key === whom)
  const aimedAt = group ? { audience: group.audience } : { audience: EVERYBODY, user: whom }
  const [countedLabel] = useDebouncedValue(label, PAUSE_MS)
  const counted = useQuery({
    ...queryOf(documentCalls.wouldAsk, { body: { tournament, label: countedLabel, ...aimedAt } }),
    enabled: online && countedLabel !== '',
  })
  // What is shown is of what stands here now: nobody asks by the count of another name or group.
  const isCounting = countedLabel !== label || counted.isFetching
  const found = isCounting || label === '' ? undefined : counted.data
  const count = found?.asked
  const before = found?.before ?? []
  const ask = useAction({
    work: async () => {
      const paper = { tournament, label, path: form!.path, isRequired, requestedDocInfo: { text: text.trim() } }
      return (await call(documentCalls.askGroup, { body: { ...paper, ...aimedAt } })).asked
    },
    onDone: (count) => {
      notify.success(t('ask.done', { count }))
      onAsked()
    },
  })
  const isReady = form !== null && !!count
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && online && !ask.running) ask.run()
      }}
      style={{ display: 'grid', gap: 'var(--rl-space-md)' }}
      noValidate
    >
      <TextField
        label={t('ask.label')}
        placeholder={t('ask.labelExample')}
        maxLength={longestAt(documentCalls.askGroup.body!, 'label')}
        value={typed}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <ChoiceField
        label={t('ask.whom')}
        data={[
          { group: t('ask.groups'), items: groups.map(({ key, label }) => ({ value: key, label })) },
          { group: t('ask.anglers'), items: people.map((one) => ({ value: one._id, label: fullName(one) })) },
        ]}
        value={whom}
        allowDeselect={false}
        onChange={(chosen) => chosen && setWhom(chosen)}
        searchable
      />
      <LongTextField
        label={t('ask.words')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST_WORDS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <strong>{t('ask.form')}</strong>
        {form && <p role="status">{t('ask.formIs', { name: form.name })}</p>}
        <DocumentBox
          label={t(form ? 'ask.otherForm' : 'ask.chooseForm')}
          folder="documents"
          onKept={async (path, name) => setForm({ path, name })}
        />
      </div>
      <TickField label={t('ask.required')} checked={isRequired} onChange={(event) => setRequired(event.currentTarget.checked)} />
      <div aria-live="polite" aria-busy={isCounting}>
        {count === 0 && <p>{t(group && before.length === 0 ? 'ask.empty' : 'ask.nobody')}</p>}
        {before.length > 0 && (
          <p className="rl-label">
            {t('ask.before', { count: writeNumber(before.length) })} {before.map(({ name }) => name).join(', ')}
          </p>
        )}
      </div>
      {counted.error && online && <p role="alert">{messageOfError(counted.error)}</p>}
      <Button type="submit" disabled={!isReady || !online} loading={ask.running}>
        {t('ask.send', { count: count ?? 0 })}
      </Button>
    </form>
  )
}
