import { useDebouncedValue } from '@mantine/hooks'
import { fullName } from '@ramplight/domain/registration/full-name'
import { ChoicesField } from '@ramplight/ui/form/choices-field.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { directorsQuery } from './directors.queries.ts'
import { t } from './directors.texts.ts'

export type Director = { user: string; name: string }

const TYPED_MS = 180

type Props = {
  chosen: readonly Director[]
  onChange: (chosen: Director[]) => void
  error?: ReactNode
  disabled?: boolean
  max?: number
  label?: string | undefined
  /** Where a form looks for the field. */
  id?: string
  /** Who is not offered. */
  without?: readonly string[]
  description?: string
}

/** Directors of the whole system, found by name or email. */
export function DirectorsBox({ chosen, onChange, error, disabled, max, label, description, id = 'directors', without = [] }: Props) {
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words.trim(), TYPED_MS)
  const found = useQuery({ ...directorsQuery(asked), placeholderData: keepPreviousData })
  const names = new Map([
    ...(found.data?.message ?? []).flatMap((one) => (without.includes(one._id) ? [] : [[one._id, fullName(one)] as const])),
    ...chosen.map(({ user, name }) => [user, name] as const),
  ])
  const emails = new Map((found.data?.message ?? []).map(({ _id, email }) => [_id, email]))
  return (
    <ChoicesField
      id={id}
      label={label ?? t('who')}
      description={description}
      placeholder={chosen.length ? undefined : t('example')}
      data={[...names].map(([value, label]) => ({ value, label }))}
      // The server has looked for the words; here nothing is left out again.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span>
          {option.label} <small className="rl-dimmed">{emails.get(option.value)}</small>
        </span>
      )}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      value={chosen.map(({ user }) => user)}
      onChange={(users) => onChange(users.map((user) => ({ user, name: names.get(user) ?? '' })))}
      nothingFoundMessage={found.isFetching ? undefined : t('nobody')}
      hidePickedOptions
      error={error}
      disabled={disabled}
      maxValues={max}
    />
  )
}
