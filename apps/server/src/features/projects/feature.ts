import { projectCalls } from '@fledge/contract/projects/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { createProject, editProject, listProjects } from './manage-projects.ts'

export const projectsFeature = defineFeature(projectCalls, {
  listProjects,
  createProject,
  editProject,
})
