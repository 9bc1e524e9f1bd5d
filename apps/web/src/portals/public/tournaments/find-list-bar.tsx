import { DeviceChoiceField } from '@ramplight/ui/form/device-choice-field.tsx'
import classes from './find.module.css'
import { t } from './find.texts.ts'
import type { FindTerms } from './find-terms.ts'

type Props = { terms: FindTerms; onChange: (terms: FindTerms) => void }

/** The order of the list, and how many stand on a page. */
export function FindListBar({ terms, onChange }: Props) {
  return (
    <div className={classes.bar}>
      <DeviceChoiceField
        aria-label={t('sort')}
        w="12rem"
        value={terms.sort ?? 'soonest'}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...terms, page: undefined, sort: value === 'soonest' ? undefined : (value as FindTerms['sort']) })
        }
        data={[
          { value: 'soonest', label: t('soonest') },
          { value: 'latest', label: t('latest') },
          { value: 'name', label: t('byName') },
          { value: 'fee', label: t('byFee') },
        ]}
      />
      <DeviceChoiceField
        aria-label={t('size')}
        w="5rem"
        value={terms.size ?? '10'}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...terms, page: undefined, size: value === '10' ? undefined : (value as FindTerms['size']) })
        }
        data={['5', '10', '20']}
      />
    </div>
  )
}
