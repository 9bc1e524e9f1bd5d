import classes from '../sync.module.css'
import { t } from './refused.texts.ts'
import type { RefusedField } from './refused-details.ts'

/** What was typed beside what the server has. */
export function RefusedFields({ fields, isGone }: { fields: readonly RefusedField[]; isGone: boolean }) {
  if (fields.length === 0) return null
  const knowsServer = fields.some(({ server }) => server !== null)
  return (
    <table className={classes.fields}>
      <thead>
        <tr>
          <th scope="col">{t('refusedFields.field')}</th>
          <th scope="col">{t('refusedFields.youEntered')}</th>
          {(knowsServer || isGone) && <th scope="col">{t('refusedFields.theServer')}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, label, typed, server }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td>{typed}</td>
            {(knowsServer || isGone) && <td>{isGone ? t('refusedFields.deleted') : server}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
