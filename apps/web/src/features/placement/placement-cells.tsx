import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import { Link } from '../../platform/router/link.tsx'
import { CompanyLink } from '../../shared/permitted-link.tsx'

/** Cells of the placement clock with links. */
export const placementCells = {
  intern: ({ user_id: id, name }: UnplacedIntern) => (
    <Link to={buildPath(paths.operator.person, { id })}>{name}</Link>
  ),
  batch: ({ batch_id: id, batch_name: name }: UnplacedIntern) => (
    <Link to={buildPath(paths.operator.batch, { id })}>{name}</Link>
  ),
  company: ({ company_id: id, company_name: name }: UnplacedIntern) =>
    id && name ? <CompanyLink id={id} name={name} /> : null,
}
