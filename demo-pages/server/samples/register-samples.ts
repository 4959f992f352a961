import type { FastifyInstance } from 'fastify';
import { SAMPLE_FILES } from './sample-files.ts';

/** Registers the sample files of the order sheet page. */
export function registerSamples(app: FastifyInstance): void {
  for (const { name, type, content } of SAMPLE_FILES) {
    app.get(`/samples/${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(content())),
    );
  }
}
