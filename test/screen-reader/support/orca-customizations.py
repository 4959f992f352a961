"""Orca loads this file from its folder of preferences. Everything that it says goes to file descriptor 3 instead of a
speech server, which needs a sound card: a JSON text on each line."""

import json
import logging
import os

from orca import settings

# Without a server, speech only goes to the log.
settings.speechServerFactory = None
settings.speechFactoryModules = []
settings.enableBraille = False
settings.enableSound = False
# The transcripts have the keys.
settings.enableKeyEcho = False
# A page that opens would be read from start to end.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False


class Speech(logging.StreamHandler):
    def format(self, record):
        return json.dumps(record.getMessage())


logging.getLogger("speech").addHandler(Speech(os.fdopen(3, "w")))
