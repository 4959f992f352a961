import { type Organization, readOrganization } from '../../shared/api/account/organization.ts';
import { createResource, type Resource } from '../../shared/stores/resource.ts';

/** Creates the state of one page of an organization [2 §2 Organization]. */
export function createOrganization(): Resource<Organization> {
  return createResource((signal) => readOrganization({ signal }));
}
