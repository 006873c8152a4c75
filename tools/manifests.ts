import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'

/** A resource of Kubernetes. */
export interface Manifest {
  readonly file: string
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly [field: string]: unknown
}

/** Module of each API version, with a class for each kind. */
const modules: Readonly<
  Record<string, { readonly name: string; readonly load: () => Promise<object> }>
> = {
  v1: { name: 'kubernetes-models/v1', load: () => import('kubernetes-models/v1') },
  'apps/v1': { name: 'kubernetes-models/apps/v1', load: () => import('kubernetes-models/apps/v1') },
  'autoscaling/v2': {
    name: 'kubernetes-models/autoscaling/v2',
    load: () => import('kubernetes-models/autoscaling/v2'),
  },
  'batch/v1': {
    name: 'kubernetes-models/batch/v1',
    load: () => import('kubernetes-models/batch/v1'),
  },
  'networking.k8s.io/v1': {
    name: 'kubernetes-models/networking.k8s.io/v1',
    load: () => import('kubernetes-models/networking.k8s.io/v1'),
  },
  'policy/v1': {
    name: 'kubernetes-models/policy/v1',
    load: () => import('kubernetes-models/policy/v1'),
  },
  'postgresql.cnpg.io/v1': {
    name: '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1',
    load: () => import('@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'),
  },
  'monitoring.coreos.com/v1': {
    name: '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1',
    load: () => import('@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'),
  },
}

/** Reads every resource of a folder, kustomize's own files left out. @throws if a file is no YAML */
export const readManifests = (folder: string): readonly Manifest[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
        if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`)
        // Checked by `listManifestErrors`.
        return Object.assign(document.toJS() as Omit<Manifest, 'file'>, { file }) as Manifest
      }),
    )

/** A resource's class, which knows its schema. */
type Model = new (data: object) => { validate(): void }

const withoutFile = ({ file: _file, ...resource }: Manifest) => resource

/**
 * Compares resources with their schemas: what is missing or has the wrong form, and, by the types
 * of the same packages, fields that do not exist.
 * @returns a line for each error
 */
export async function listManifestErrors(
  root: string,
  manifests: readonly Manifest[],
): Promise<readonly string[]> {
  const errors: string[] = []
  for (const manifest of manifests)
    try {
      // These modules export classes and nothing else.
      const models = (await modules[manifest.apiVersion]?.load()) as
        | Readonly<Record<string, Model>>
        | undefined
      const Resource = models?.[manifest.kind]
      if (!Resource) throw new Error(`no such kind in ${manifest.apiVersion}`)
      new Resource(withoutFile(manifest)).validate()
    } catch (error) {
      const { file, kind, metadata } = manifest
      errors.push(`${file}: ${kind} ${metadata.name}: ${String(error)}`)
    }
  return [...errors, ...listUnknownFields(root, manifests)]
}

/** Has the compiler look for fields that the types of the resources do not have. */
function listUnknownFields(root: string, manifests: readonly Manifest[]): readonly string[] {
  // Below node_modules, so that the packages resolve.
  const folder = mkdtempSync(join(root, 'node_modules/.manifests-'))
  try {
    const names = manifests.map((manifest, index) => {
      const { apiVersion, kind, file, metadata } = manifest
      const name = `${file}-${kind}-${metadata.name}`.replaceAll(/[^\w-]/g, '-')
      writeFileSync(
        join(folder, `${name}.ts`),
        `import type { I${kind} } from '${modules[apiVersion]?.name ?? 'unknown'}'\nexport const manifest${index}: I${kind} = ${JSON.stringify(withoutFile(manifest), null, 1)}\n`,
      )
      return `${name}.ts`
    })
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          types: [],
          module: 'esnext',
          moduleResolution: 'bundler',
        },
        files: names,
      }),
    )
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false', '-p', folder],
      { encoding: 'utf8' },
    )
    return stdout
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .map((line) => line.replace(/^.*?\.manifests-\w+\//, ''))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
