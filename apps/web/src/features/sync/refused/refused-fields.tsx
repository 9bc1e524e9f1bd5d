import classes from '../sync.module.css'
import type { RefusedField } from './refused-details.ts'

/** What was typed beside what the server has. */
export function RefusedFields({ fields, isGone }: { fields: readonly RefusedField[]; isGone: boolean }) {
  if (fields.length === 0) return null
  const knowsServer = fields.some(({ server }) => server !== null)
  return (
    <table className={classes.fields}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">You entered</th>
          {(knowsServer || isGone) && <th scope="col">The server has</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, label, typed, server }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td>{typed}</td>
            {(knowsServer || isGone) && <td>{isGone ? 'Deleted' : server}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
