-- Finding a part of a name by index (pg_trgm). Ships with PostgreSQL, the embedded one included; it is a trusted extension,
-- so the owner of the database may create it. A managed server may want it allowed once in its list of extensions.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
