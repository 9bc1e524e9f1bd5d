import { Button } from '@mantine/core'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useDeferredValue, useId, useState } from 'react'
import { queryOf } from '#platform/query.ts'
import { useOnline } from '#platform/use-online.ts'
import { calls } from './location.open-calls.ts'
import { t } from './location.texts.ts'
import classes from './location-bar.module.css'
import { type Near, toNear } from './near.ts'
import { citiesCalled } from './what-is-meant.ts'

type Props = {
  /** What is looked for now. */
  place?: string | undefined
  /** Empty: everywhere. */
  onPlace: (place: string) => void
  onNear: (near: Near) => void
  /** Nothing is called so, and no place is known under it. */
  isUnknown?: boolean
  /** Cities of this name are offered. */
  mayBeCity?: boolean
  /** What else stands in the line. */
  children?: ReactNode
}

/** A place to look around: by its name or ZIP code, or where this device is. Without scripts it is sent like any form. */
export function LocationBar({ place = '', onPlace, onNear, isUnknown = false, mayBeCity = false, children }: Props) {
  const isOnline = useOnline()
  const [typed, setTyped] = useState(place)
  const { offered, isSettled } = useNames(typed, isOnline)
  const list = useId()
  const problem = useId()
  const cities = mayBeCity && typed.trim() === place ? citiesCalled(place, offered) : []
  if (!isOnline) return null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onPlace(typed.trim())
  }
  const here = () => {
    if (!('geolocation' in navigator)) return notify.danger(t('noGeolocation'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onNear(toNear(coords)),
      () => notify.warning(t('notAllowed')),
    )
  }
  return (
    <form className={classes.bar} action="/tournaments/map" onSubmit={submit}>
      <TextField
        label={t('place')}
        name="place"
        list={list}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isUnknown}
        aria-describedby={isUnknown ? problem : undefined}
      />
      <datalist id={list}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit" leftSection={<IconSearch aria-hidden />}>
        {t('search')}
      </Button>
      <Button variant="default" leftSection={<IconCurrentLocation aria-hidden />} onClick={here}>
        {t('here')}
      </Button>
      {children}
      {isUnknown && isSettled && (
        <p id={problem} role="alert" className={classes.problem}>
          {cities.length > 0 ? t('several', { place }) : t('unknown', { place })}
        </p>
      )}
      {cities.length > 0 && (
        <fieldset className={classes.cities}>
          <legend className="rl-sr-only">{t('around')}</legend>
          <span aria-hidden>{t('around')}</span>
          {cities.map((city) => (
            <Button key={city} variant="default" size="sm" onClick={() => onPlace(city)}>
              {city}
            </Button>
          ))}
        </fieldset>
      )}
    </form>
  )
}

const FEWEST_LETTERS = 2

/** Cities that begin with what is typed. The browser's own list offers them: it costs the first page of a visitor nothing. */
function useNames(typed: string, isOnline: boolean): { offered: readonly string[]; isSettled: boolean } {
  const begun = useDeferredValue(typed.trim())
  const names = useQuery({
    ...queryOf(calls.placeNames, { query: { typed: begun } }),
    enabled: isOnline && begun.length >= FEWEST_LETTERS && begun.length <= 60 && !/^\d/.test(begun),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  })
  // Until they have come, nobody knows whether a name is unknown or means several places.
  return { offered: names.data ?? [], isSettled: begun === typed.trim() && !names.isFetching }
}
