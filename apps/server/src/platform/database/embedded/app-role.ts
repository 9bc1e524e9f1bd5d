import pg from 'pg'
import { superuser } from './cluster.ts'
import type { ServerAddress } from './door.ts'

/** Owns the product's tables and nothing else: it reads no file of the machine, runs no program, and sees no other database. */
export const appRole = 'ramplight_app'

/**
 * Makes the database unless it is there, and gives it and all that is in it to a role that is no superuser. What an older version
 * made belongs to the superuser; it is handed over here, at each start, as an unfinished hand-over would be. Answers how the
 * product connects. Tests also clone databases, and put records past the triggers.
 */
export async function openAsApp(address: ServerAddress, database: string, isForTests: boolean): Promise<ServerAddress> {
  await asSuperuser(address, async (client) => {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [appRole])
    if (!role.rowCount) await client.query(`create role ${appRole} login`)
    const password = address.password === undefined ? '' : ` password ${pg.escapeLiteral(address.password)}`
    await client.query(`alter role ${appRole} with nosuperuser nocreaterole ${isForTests ? 'createdb' : 'nocreatedb'}${password}`)
    const name = client.escapeIdentifier(database)
    const known = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!known.rowCount) await client.query(`create database ${name} owner ${appRole}`)
    await client.query(`alter database ${name} owner to ${appRole}`)
    await client.query('revoke connect on database postgres, template1 from public')
    if (!isForTests) return
    await client.query(`grant connect on database postgres to ${appRole}`)
    await client.query(`grant set on parameter session_replication_role to ${appRole}`)
  })
  await asSuperuser({ ...address, database }, async (client) => {
    const { rows } = await client.query<{ statement: string }>(HAND_OVER, [superuser, appRole])
    for (const { statement } of rows) await client.query(statement)
  })
  return { ...address, user: appRole, database }
}

/** One statement for each thing of the superuser that is ours: no part of PostgreSQL, of an extension, or of another thing. */
const HAND_OVER = `
  with ours as (select oid, nspname from pg_namespace where nspname not like 'pg\\_%' and nspname <> 'information_schema'),
    found (kind, name, class, id, owner) as (
      select 'schema', quote_ident(nspname), 'pg_namespace'::regclass, n.oid, n.nspowner from pg_namespace n where nspname in (select nspname from ours) and nspname <> 'public'
      union all
      select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
        oid::regclass::text, 'pg_class'::regclass, oid, relowner
      from pg_class where relkind in ('r', 'p', 'v', 'm', 'S') and relnamespace in (select oid from ours)
      union all
      select 'routine', oid::regprocedure::text, 'pg_proc'::regclass, oid, proowner from pg_proc where pronamespace in (select oid from ours)
      union all
      select 'type', format_type(oid, null), 'pg_type'::regclass, oid, typowner
      from pg_type where typtype in ('e', 'd') and typnamespace in (select oid from ours)
    )
  select format('alter %s %s owner to %I', kind, name, $2::text) as statement
  from found
  where owner = (select oid from pg_roles where rolname = $1)
    and not exists (select from pg_depend d where d.classid = found.class and d.objid = found.id and d.deptype in ('e', 'a', 'i'))`

async function asSuperuser(address: ServerAddress, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
