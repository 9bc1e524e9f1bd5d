import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { later } from '@ramplight/ui/parts/later.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import classes from './find.module.css'
import { t } from './find.texts.ts'
import { type FindTerms, filtersOf, searchBody } from './find-terms.ts'

const FindFields = later(
  () => import('./find-fields.tsx').then((module) => module.FindFields),
  () => <div className={classes.fieldsToCome} />,
)
const SideSheet = later(() => import('@ramplight/ui/dialogs/side-sheet.tsx').then((module) => module.SideSheet))

type Props = { terms: FindTerms; onSearch: (terms: FindTerms) => void; tour: string | null }

/** So long after the last change of a filter the number of matches is asked for. */
const PAUSE_MS = 300

/** The filters: beside the list, on a phone in a sheet that says how many there will be. */
export function FindForm({ terms, onSearch, tour }: Props) {
  const phone = useIsPhone()
  const [opened, setOpened] = useState(false)
  const wasOpened = useRef(false)
  wasOpened.current ||= opened
  const [values, setValues] = useState(terms)
  const change = (part: FindTerms) => setValues({ ...values, ...part, page: undefined })
  const search = (next: FindTerms) => {
    setOpened(false)
    onSearch(next)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    search(values)
  }
  // What was changed in a sheet that is left counts for nothing.
  const leave = () => {
    setOpened(false)
    setValues(terms)
  }
  const chosen = filtersOf(terms).length
  const anything = chosen > 0 || filtersOf(values).length > 0
  const { sort, size } = terms
  const form = (
    <form className={classes.form} onSubmit={submit} aria-label={t('form')}>
      <FindFields terms={values} onChange={change} ofTour={tour !== null} />
      <div className={classes.buttons}>
        <Button type="submit">{phone ? <ShowCount terms={values} tour={tour} /> : t('search')}</Button>
        {anything && (
          <Button variant="default" onClick={() => search({ ...(sort && { sort }), ...(size && { size }) })}>
            {t('reset')}
          </Button>
        )}
      </div>
    </form>
  )
  if (!phone) return <search className={classes.panel}>{form}</search>
  return (
    <search>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
        rightSection={chosen > 0 && <span className={classes.count}>{chosen}</span>}
        aria-expanded={opened}
        onPointerEnter={FindFields.soon}
        onClick={() => setOpened(!opened)}
      >
        {t('toggle')}
      </Button>
      {(opened || wasOpened.current) && (
        <SideSheet opened={opened} onClose={leave} title={t('filters')}>
          {form}
        </SideSheet>
      )}
    </search>
  )
}

/** `Show 23`: what the filters would find. */
function ShowCount({ terms, tour }: { terms: FindTerms; tour: string | null }) {
  const [asked] = useDebouncedValue(terms, PAUSE_MS)
  const body = { ...searchBody(tour ? { ...asked, tour } : asked), pageNumber: 0, pageSize: 1 }
  const { data } = useQuery({ ...skinnyTournamentsQuery(body), placeholderData: keepPreviousData })
  return data ? t('show', { count: data.totalItemCount }) : t('search')
}
