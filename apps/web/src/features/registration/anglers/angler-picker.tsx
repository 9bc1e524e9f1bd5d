import { Combobox, Loader, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { AnglerName } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { anglerSearchQuery } from './anglers.queries.ts'
import { NewAngler } from './new-angler.tsx'
import './anglers.css'
import { t } from './anglers.texts.ts'

type AnglerPickerProps = {
  anglers: readonly AnglerName[]
  onChange: (anglers: AnglerName[]) => void
  max: number
  error?: ReactNode
  inputRef?: Ref<HTMLInputElement>
  /** Anglers who cannot be chosen, by id, and why: `Entered, boat 12`. */
  taken?: ReadonlyMap<string, string>
  /** Are they in one boat, with the first as its captain? */
  crew?: boolean
  /** They get a message: who is added here needs a phone or an email. */
  needsAddress?: boolean
  /** Somebody else than the anglers of the form. */
  field?: { id: string; label: string }
}

const NOBODY: ReadonlyMap<string, string> = new Map()

const ADD = '+'
const fromWhere = ({ city, state }: AnglerName) => [city, state].filter(Boolean).join(', ')

/** Type a few letters, Enter. Who is not in the book is added on the spot. */
export function AnglerPicker({
  anglers,
  onChange,
  max,
  error,
  inputRef,
  taken = NOBODY,
  crew = true,
  needsAddress = false,
  field,
}: AnglerPickerProps) {
  const labelId = useId()
  const [words, setWords] = useState('')
  const [adding, setAdding] = useState<string | null>(null)
  /** Somebody tried to save with a name here that is nobody yet. */
  const [heldUp, setHeldUp] = useState(false)
  const [asked] = useDebouncedValue(words.trim(), 180)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const ids = anglers.map(({ _id }) => _id)
  const found = useQuery({ ...anglerSearchQuery(asked, ids), enabled: asked.length > 0, placeholderData: keepPreviousData })
  const options = asked.length > 0 ? (found.data ?? []).filter(({ _id }) => !ids.includes(_id)) : []
  const firstFound = options.find(({ _id }) => !taken.has(_id))?._id
  // Enter takes the best match as soon as there is one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is new on every render
  useEffect(() => {
    // Mantine passes over options that are disabled.
    if (firstFound) combobox.selectFirstOption()
    else combobox.resetSelectedOption()
  }, [firstFound, asked])
  // A list that still grows moves what is below it from under the finger; and who is in the book is not added again.
  const isSettled = asked === words.trim() && !found.isFetching
  const isFull = anglers.length >= max

  const forget = () => {
    setWords('')
    setHeldUp(false)
    setAdding(null)
  }
  const add = (angler: AnglerName) => {
    onChange([...anglers, angler])
    forget()
    combobox.closeDropdown()
  }
  const submit = (value: string) => {
    if (value === ADD) {
      setAdding(words.trim())
      combobox.closeDropdown()
      return
    }
    const angler = options.find(({ _id }) => _id === value && !taken.has(_id))
    if (angler) add(angler)
  }
  return (
    <div className="rl-picker" id={field?.id ?? 'anglers'}>
      <span className="rl-picker__label" id={labelId}>
        {field ? field.label : crew ? t('anglerPicker.anglersOfBoat', { most: max }) : t('anglerPicker.anglers')}
      </span>
      {anglers.length > 0 && (
        <ol className="rl-picker__chosen">
          {anglers.map((angler, index) => (
            <li key={angler._id}>
              <span>
                <b>{fullName(angler)}</b>
                <small>
                  {[crew && index === 0 && max > 1 ? t('anglerPicker.captain') : '', fromWhere(angler)].filter(Boolean).join(' · ')}
                </small>
              </span>
              {crew && index > 0 && (
                <IconButton
                  icon={IconArrowUp}
                  label={t('anglerPicker.makeCaptain', { angler: fullName(angler) })}
                  onClick={() => onChange([angler, ...anglers.filter((other) => other !== angler)])}
                />
              )}
              <IconButton
                icon={IconX}
                label={t('anglerPicker.remove', { angler: fullName(angler) })}
                onClick={() => onChange(anglers.filter((other) => other !== angler))}
              />
            </li>
          ))}
        </ol>
      )}
      {/* A full boat has no box to search in, which else says it. */}
      {error && isFull && (
        <p className="rl-picker__refused" role="alert">
          {error}
        </p>
      )}
      {adding !== null && <NewAngler start={adding} crew={crew} needsAddress={needsAddress} onAdded={add} onCancel={forget} />}
      {!isFull && adding === null && (
        <Combobox store={combobox} onOptionSubmit={submit} withinPortal={false}>
          <Combobox.Target>
            <TextField
              ref={inputRef}
              data-autofocus={inputRef ? true : undefined}
              aria-labelledby={labelId}
              placeholder={t('anglerPicker.nameOrPhone')}
              value={words}
              error={
                heldUp && words.trim()
                  ? t(crew ? 'anglerPicker.nobodyIsChosen' : 'anglerPicker.notChosenYet', { name: words.trim() })
                  : error
              }
              data-unreadable={words.trim() !== '' || undefined}
              onInvalid={() => setHeldUp(true)}
              autoComplete="off"
              onChange={(event) => {
                setHeldUp(false)
                setWords(event.currentTarget.value)
                combobox.openDropdown()
              }}
              onFocus={() => words && combobox.openDropdown()}
              onBlur={() => combobox.closeDropdown()}
              rightSection={found.isFetching && asked ? <Loader size={18} /> : null}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={asked === ''}>
            <Combobox.Options>
              {options.map((angler) => (
                <Combobox.Option key={angler._id} value={angler._id} disabled={taken.has(angler._id)}>
                  <span className="rl-picker__option">
                    {fullName(angler)}
                    <small>{taken.get(angler._id) ?? fromWhere(angler)}</small>
                  </span>
                </Combobox.Option>
              ))}
              {isSettled && options.length === 0 && <Combobox.Empty>{t('anglerPicker.nobodyByThatName', { name: asked })}</Combobox.Empty>}
              {isSettled && (
                <Combobox.Option value={ADD}>
                  <span className="rl-picker__add">
                    <IconPlus size={18} stroke={2} aria-hidden />
                    {t('anglerPicker.addNewAngler', { name: words.trim() })}
                  </span>
                </Combobox.Option>
              )}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      )}
    </div>
  )
}
