import { projectEndpoints } from '@fledge/contract/projects/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { createProject } from './create-project.ts'
import { editProject } from './edit-project.ts'
import { listProjects } from './list-projects.ts'

export const projectsFeature = defineFeature(projectEndpoints, {
  listProjects,
  createProject,
  editProject,
})
