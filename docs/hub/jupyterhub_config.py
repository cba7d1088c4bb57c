"""JupyterHub on one machine: whoever knows the word of the class gets Aula in a container of their own.

How to use it stands in docs/classes.md. What may differ from machine to machine is in the environment:

    AULA_WORD       the word that the teacher tells the class, eight letters or more
    AULA_IMAGE      the image made by repo2docker; default aula
    AULA_VISITORS   how many at once; default 30
    AULA_ADDRESS    where the hub listens; default http://:8000
    AULA_HUB_IP     where containers find the hub; default Docker's bridge
"""

import os
import sys
from pathlib import Path

c = get_config()  # noqa: F821

STATE = Path("hub-state").resolve()
STATE.mkdir(mode=0o700, exist_ok=True)

c.JupyterHub.bind_url = os.environ.get("AULA_ADDRESS", "http://:8000")
c.JupyterHub.hub_ip = os.environ.get("AULA_HUB_IP", "172.17.0.1")
c.JupyterHub.db_url = f"sqlite:///{STATE / 'hub.sqlite'}"
c.JupyterHub.cookie_secret_file = str(STATE / "cookie_secret")
c.ConfigurableHTTPProxy.pid_file = str(STATE / "proxy.pid")

# Any name will do, with the word of the class. No accounts, and nothing is kept of anybody.
c.JupyterHub.authenticator_class = "shared-password"
c.SharedPasswordAuthenticator.user_password = os.environ["AULA_WORD"]
c.Authenticator.allow_all = True

# A visitor's server can run any program: so each has a container, which is gone when they are.
c.JupyterHub.spawner_class = "docker"
c.DockerSpawner.image = os.environ.get("AULA_IMAGE", "aula")
c.DockerSpawner.remove = True
c.DockerSpawner.cmd = ["jupyterhub-singleuser"]
c.Spawner.environment = {"JUPYTERHUB_SINGLEUSER_APP": "jupyter_server.serverapp.ServerApp"}
c.Spawner.default_url = "/voila/render/notebooks/aula.ipynb"
c.Spawner.mem_limit = "400M"
c.Spawner.cpu_limit = 1

# One more is asked to wait, which is better than a machine without memory.
c.JupyterHub.active_server_limit = int(os.environ.get("AULA_VISITORS", "30"))
# A class comes all in the same minute.
c.JupyterHub.concurrent_spawn_limit = 8
c.Spawner.start_timeout = 120
c.Spawner.http_timeout = 120

# Whoever has gone leaves room for others. What was played is in the address, and comes back with it.
c.JupyterHub.services = [
    {
        "name": "idle-culler",
        "command": [sys.executable, "-m", "jupyterhub_idle_culler", "--timeout=1200", "--cull-every=120"],
    }
]
c.JupyterHub.load_roles = [
    {
        "name": "idle-culler",
        "scopes": ["list:users", "read:users:activity", "read:servers", "delete:servers"],
        "services": ["idle-culler"],
    }
]
