import { endpointsByFeature } from '@fledge/contract/index.ts'
import { plainLookupEndpoints } from '@fledge/contract/lookups/plain-lookups.ts'
import { sectionEndpoints } from '@fledge/contract/applications/section-endpoints.ts'
import { type EndpointSpec, isMutation } from '@fledge/kernel/endpoint.ts'
import { createFinding, type Finding, type Rule, type SourceFile } from './source-files.ts'

/** Endpoints that the contract creates from a table; one handler serves each table. */
const tableEndpoints: ReadonlySet<string> = new Set([
  ...Object.keys(plainLookupEndpoints),
  ...Object.keys(sectionEndpoints),
])

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const findExport = (files: readonly SourceFile[], name: string) => {
  const pattern = new RegExp(`^export (?:const|(?:async )?function) ${name}\\b`, 'm')
  return files
    .map((file) => ({ file, place: file.source.code.search(pattern) }))
    .find(({ place }) => place !== -1)
}

/** Checks the file of one operation's handler; `feature` is the feature's feature.ts, if present. */
function checkOperation(
  name: string,
  endpoint: EndpointSpec,
  files: readonly SourceFile[],
  feature: SourceFile | undefined,
): readonly Finding[] {
  const own = `${toKebabCase(name)}.ts`
  const place = isMutation(endpoint) ? own : `${own} or a read-….ts`
  const found = findExport(files, name)
  if (!found)
    return feature ? [createFinding('operations', feature, 0, `export ${name} from ${place}`)] : []
  const fileName = found.file.path.split('/').at(-1) ?? ''
  return fileName === own || (!isMutation(endpoint) && fileName.startsWith('read-'))
    ? []
    : [createFinding('operations', found.file, found.place, `move ${name} to ${place}`)]
}

/**
 * On the server, the handler of a mutation is exported from the file named after it (`sendOffer`
 * from `send-offer.ts`), that of a query from such a file or from a `read-….ts`.
 */
export const operationRule: Rule = (files) =>
  Object.entries(endpointsByFeature).flatMap(([name, endpoints]) => {
    const folder = `apps/server/src/features/${toKebabCase(name)}/`
    const own = files.filter((file) => file.path.startsWith(folder) && !file.test)
    const feature = own.find((file) => file.path === `${folder}feature.ts`)
    return Object.entries<EndpointSpec>(endpoints)
      .filter(([operation]) => !tableEndpoints.has(operation))
      .flatMap(([operation, endpoint]) => checkOperation(operation, endpoint, own, feature))
  })
